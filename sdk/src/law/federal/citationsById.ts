import type { Citation } from "./Provision.ts";

/** The given provisions by their ids. */
export type CitationsById<List extends readonly Citation[]> = {
  readonly [One in List[number] as One["id"]]: One;
};

/** The provisions that a tool cites, to be found by id; its bundle carries these and no others. */
export function citationsById<const List extends readonly Citation[]>(...list: List): CitationsById<List> {
  return Object.fromEntries(list.map((one) => [one.id, one])) as CitationsById<List>;
}
