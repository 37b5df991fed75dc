// The release that this page is of, which is a part of the address of each of its files.

const [, folder, build = ""] = new URL(import.meta.url).pathname.split("/");

export { build };

/** The address of a file of the release. @param {string} path */
export const asset = (path) => `/${folder}/${build}/${path}`;
