import { adminSections } from "../../../content/admin/frame.ts";

const { path } = adminSections.users;

/** The account in the URL; null shows the list. */
export function userIn(params: URLSearchParams): number | null {
  const id = params.get("id") ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The URL of one account, which keeps the list's state for the way back. */
export function addressOfUser(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  next.set("id", String(id));
  return `${path}?${next}`;
}

export function addressOfList(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete("id");
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
