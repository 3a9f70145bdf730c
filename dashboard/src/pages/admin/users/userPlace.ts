import { adminSections } from "../../../content/admin/frame.ts";

const { path } = adminSections.users;

/** The account that the address names; null: the list is shown. */
export function userIn(params: URLSearchParams): number | null {
  const id = params.get("id") ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The address of one account; the place in the list goes along, so that the way back leads there. */
export function addressOfUser(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  next.set("id", String(id));
  return `${path}?${next}`;
}

/** The address of the list, where it was left. */
export function addressOfList(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete("id");
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
