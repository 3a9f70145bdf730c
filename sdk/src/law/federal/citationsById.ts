import type { Citation } from "./Provision.ts";

/** The given provisions by their ids. */
export type CitationsById<List extends readonly Citation[]> = {
  readonly [One in List[number] as One["id"]]: One;
};

/**
 * The given citations by id. They are separate arguments, although that names each twice, because a module's namespace
 * adds a file and about 0.3 kB to what most elements load first.
 */
export function citationsById<const List extends readonly Citation[]>(...list: List): CitationsById<List> {
  return Object.fromEntries(list.map((one) => [one.id, one])) as CitationsById<List>;
}
