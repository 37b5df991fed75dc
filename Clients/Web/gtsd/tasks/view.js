export { default } from "../soon/view.js";
