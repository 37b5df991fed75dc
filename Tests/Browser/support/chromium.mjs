// Debian's Chromium in its two shapes, driven by Playwright's library.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** @type {import("playwright-core").BrowserType} */
export const { chromium } = createRequire(import.meta.url)(`${process.env.PLAYWRIGHT}/driver/package`);

/** What to launch for the whole browser, with notifications, pages kept in memory, and a disk as people have it. */
export const whole = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] };

const shellPath = process.env.CHROMIUM_SHELL ?? "/usr/bin/chromium-headless-shell";

/** The same engine without a browser's windows around it: a journey takes two thirds of the processor's time. The whole one where Debian has none. */
export const shell = { ...whole, executablePath: existsSync(shellPath) ? shellPath : whole.executablePath };
