/** Stripe's request bodies: form encoding with brackets (`card[number]=…`, `expand[]=latest_charge`) into a tree. */
export type FormValue = string | FormValue[] | FormTree;
export type FormTree = { [key: string]: FormValue };

const MAX_KEYS = 500;

/** Parses a body or query string. A key that would reach into an object's prototype is dropped. */
export function parseForm(text: string): FormTree {
  const root: FormTree = {};
  let count = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MAX_KEYS) break;
    const path = key.split(/\[|\]\[|\]/).filter((part, index) => index === 0 || part !== '' || key.endsWith('[]'));
    assign(root, trimTail(path, key), value);
  }
  return root;
}

/** `expand[]` splits to ["expand", "", ""]: one empty part stands for "append". */
function trimTail(path: string[], key: string): string[] {
  const named = path.filter((part) => part !== '');
  return key.endsWith('[]') ? [...named, ''] : named;
}

function assign(root: FormTree, path: string[], value: string): void {
  if (path.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) return;
  let node = root;
  for (let index = 0; index < path.length; index += 1) {
    const key = path[index] as string;
    const last = index === path.length - 1;
    const next = path[index + 1];
    if (last) node[key] = value;
    else if (next === '') {
      const list = Array.isArray(node[key]) ? (node[key] as FormValue[]) : [];
      node[key] = [...list, value];
      return;
    } else {
      const child = node[key];
      node = node[key] = typeof child === 'object' && !Array.isArray(child) ? child : {};
    }
  }
}

/** A string parameter, or undefined when it is absent or not a string. */
export function textParam(form: FormTree, key: string): string | undefined {
  const value = form[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A nested parameter group. */
export function groupParam(form: FormTree, key: string): FormTree {
  const value = form[key];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** A list parameter; `expand[0]=a` and `expand[]=a` mean the same. */
export function listParam(form: FormTree, key: string): string[] {
  const value = form[key];
  if (value === undefined || typeof value === 'string') return [];
  return Object.values(value).filter((entry): entry is string => typeof entry === 'string');
}
