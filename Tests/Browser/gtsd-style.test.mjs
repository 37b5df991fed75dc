// What the documents say of looks in figures, against what the browser makes of the styles.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, person, signIn } from "./support/gtsd.mjs";
import { send, url } from "./support/stack.mjs";

const settings = { base, width: 390 };
/** What tokens come to, in pixels. */
const pixels = (page, names) => page.evaluate((names) => names.map((name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `position: absolute; inline-size: var(${name})`;
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}), names);

journey("[GTSD-P-5.1-03] spaces are 4, 8, 16, 24, 32 and 48 and corners 4, 8, 12, 16 and 999 pixels", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByLabel("Email").waitFor();
  const spaces = [4, 8, 16, 24, 32, 48], corners = [4, 8, 12, 16];
  assert.deepEqual(await pixels(page, spaces.map((size) => `--space-${size}`)), spaces);
  assert.deepEqual(await pixels(page, [...corners.map((size) => `--corner-${size}`), "--pill"]), [...corners, 999]);
});

/** What tokens come to, as #RRGGBB. */
const colours = (page, names) => page.evaluate((names) => {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement("i"));
  const found = Object.fromEntries(names.map((name) => {
    probe.style.color = "";
    probe.style.color = `var(--${name})`;
    if (!getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)) return [name, ""];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return [name, `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase()];
  }));
  probe.remove();
  return found;
}, names);

journey("[GTSD-P-5.1-01][GTSD-P-7-07] the palette has every colour that the documents name, by day and by night, and those with a value have it", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByLabel("Email").waitFor();
  const named = ["primary", "secondary", "accent", "background", "surface", "border", "success", "warning", "error", "info", "text-1", "text-2", "text-3"];
  const wanted = {
    light: { primary: "#007AFF", secondary: "#FF9500", background: "#FFFFFF", surface: "#F2F2F7" }, dark: { primary: "#0A84FF", secondary: "#FF9F0A", background: "#000000", surface: "#1C1C1E" },
  };
  const found = {};
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    found[colorScheme] = await colours(page, named);
    for (const [name, value] of Object.entries(wanted[colorScheme])) assert.equal(found[colorScheme][name], value, `${name}, ${colorScheme}`);
  }
  for (const name of named) assert.ok(found.light[name] && found.light[name] !== found.dark[name], `${name}: ${found.light[name]}, ${found.dark[name]}`);
});

journey("[GTSD-P-5.1-02] texts are 34, 28, 22, 20, 17, 16, 15, 13, 12 or 11 pixels high; titles are bold, headings semibold", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByLabel("Email").waitFor();
  const sizes = [34, 28, 22, 20, 17, 16, 15, 13, 12, 11];
  assert.deepEqual(await pixels(page, sizes.map((size) => `--type-${size}`)), sizes);
  const known = await person();
  await signIn(page, known);
  const look = (place) => place.first().evaluate((node) => { const { fontSize, fontWeight } = getComputedStyle(node); return `${fontSize} ${fontWeight}`; });
  const looks = [
    ["/streaks", "main h1", "34px 700"], ["/tasks", "main h1", "28px 700"], ["/nowhere", "main h1", "22px 700"], ["/", "main h2", "20px 600"], ["/tasks", ".task b", "17px 600"],
  ];
  for (const [path, place, wanted] of looks) {
    await page.goto(`/gtsd${path}`);
    await page.locator(place).first().waitFor();
    assert.equal(await look(page.locator(place)), wanted, `${place} of ${path}`);
  }
});

journey("[GTSD-P-6.6-04] what moves is moved, turned, scaled or faded, and nothing is laid out or painted for it", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByLabel("Email").waitFor();
  const moved = await page.evaluate(() => {
    const found = new Map();
    const read = (rules) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframeRule) for (const name of rule.style) found.set(name, `@keyframes ${rule.parentRule.name}`);
        else if (rule.style?.transitionProperty) for (const name of rule.style.transitionProperty.split(",")) found.set(name.trim(), rule.selectorText);
        if (rule.cssRules) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...found];
  });
  assert.ok(moved.length > 3, "the styles were read");
  assert.deepEqual(moved.filter(([name]) => !["opacity", "transform", "translate", "rotate", "scale"].includes(name)), []);
});

journey("[GTSD-8.4-07] whoever asks for more contrast gets stronger lines and texts, in light and dark", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByLabel("Email").waitFor();
  // How far the lightness of a colour is from that of the ground.
  const distances = () => page.evaluate(() => {
    const lightness = (name) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(${name})`;
      const found = /oklch\(([\d.]+)/.exec(getComputedStyle(probe).color)[1];
      probe.remove();
      return Number(found);
    };
    return ["--border", "--text-2", "--text-3"].map((name) => Math.abs(lightness(name) - lightness("--ground")));
  });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await distances();
    await page.emulateMedia({ colorScheme, contrast: "more" });
    const more = await distances();
    for (const [place, distance] of more.entries()) assert.ok(distance > usual[place], `${colorScheme}: ${more} beside ${usual}`);
  }
});

journey("[GTSD-P-5.2-03][GTSD-P-5.2-04][GTSD-P-6.3-03] a task has a circle of 48, title, two lines of description, time and mark, in the colour of its kind", settings, async (page) => {
  const somebody = await person();
  const kinds = { workout: "blue", cardio: "blue", meal: "orange", supplement: "purple", hydration: "cyan", weightLog: "green", progressPhoto: "pink" };
  for (const taskType of Object.keys(kinds)) {
    const task = { title: `Mine: ${taskType}`, description: "One line after the other. ".repeat(7).trim(), taskType, dueTime: "20:00" };
    await send("POST", `${url("tasks")}/tasks`, task, somebody.headers);
  }
  await signIn(page, somebody);
  await page.goto("/gtsd/tasks");
  for (const [taskType, colour] of Object.entries(kinds)) {
    const row = page.locator(".task").filter({ hasText: `Mine: ${taskType}` });
    await row.waitFor();
    const found = await row.evaluate((row) => {
      const circle = row.querySelector(".circle"), more = row.querySelector(".more");
      const { width, height } = circle.getBoundingClientRect();
      const wanted = row.appendChild(document.createElement("i"));
      const names = ["blue", "orange", "purple", "cyan", "green", "pink"];
      const colours = Object.fromEntries(names.map((name) => { wanted.style.color = `var(--${name})`; return [getComputedStyle(wanted).color, name]; }));
      wanted.remove();
      return {
        circle: [width, height], colour: colours[getComputedStyle(circle).color], title: row.querySelector("b").textContent, time: row.querySelector("time").dateTime,
        lines: Math.round(more.clientHeight / parseFloat(getComputedStyle(more).lineHeight)), isCut: more.scrollHeight > more.clientHeight,
        icon: circle.querySelector("svg").children.length > 0, mark: row.querySelector(".tickmark").getBoundingClientRect().width > 0,
      };
    });
    assert.deepEqual(found, { circle: [48, 48], colour, title: `Mine: ${taskType}`, time: "20:00", lines: 2, isCut: true, icon: true, mark: true }, taskType);
  }
  const shapes = await page.locator(".task").filter({ hasText: "Mine: " }).locator(".circle svg").evaluateAll((all) => all.map((svg) => svg.innerHTML));
  assert.equal(new Set(shapes).size, 7, "each kind has an icon of its own");
});
