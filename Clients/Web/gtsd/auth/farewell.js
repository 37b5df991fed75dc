// That an account is deleted, said once by the screen that comes next. It lasts as long as the page: on this device nothing is kept of who left.
let isDeleted = false;

export const deleted = () => { isDeleted = true; };

export function wasDeleted() {
  const was = isDeleted;
  isDeleted = false;
  return was;
}
