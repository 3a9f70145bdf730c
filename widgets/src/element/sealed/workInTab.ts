import { retryImport } from "@iep-insider/sdk/ui";
import { purchaseKeys } from "../purchaseKeys.ts";
import { readSealed } from "./sealedEntry.ts";
import { slotOf } from "./slotOf.ts";
import { work } from "./work.ts";

/** The work of one element: drafts by tool, hand-overs by tool and ">". */
export interface ElementWork {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  clear(name: string): void;
}

/** Two elements of one tool on a page each have work of their own. */
export function workOf(element: Element): ElementWork {
  const slot = slotOf(element);
  if (!import.meta.env.IEP_IS_SELF_CONTAINED)
    for (const sign of ["click", "input"]) window.addEventListener(sign, touched, true);
  /** A self-contained file has no part to fetch that could seal it. @param value left out to forget it. */
  const write = (name: string, value?: unknown) => {
    if (import.meta.env.IEP_IS_SELF_CONTAINED) return;
    if (value) work.set(slot + name, value);
    else work.delete(slot + name);
    // A second time changes nothing.
    purchaseKeys.subscribe(seal);
    void seal();
  };
  return { read: (name) => work.get(slot + name), write, clear: write };
}

/** Whether work was sealed in this tab before the page was loaded, which a tool then waits for. */
export const isWorkSealed =
  !import.meta.env.IEP_IS_SELF_CONTAINED && purchaseKeys.read() !== null && readSealed() !== null;

/** Before a parent has pressed or typed anything in the page, no work is worth sealing. */
let isTouched = isWorkSealed;

const touched = () => {
  if (isTouched) return;
  isTouched = true;
  void seal();
};

/** Once there is a key to seal with. @returns when it is done: a payment that leaves the page waits for that. */
const seal = async () => {
  if (isTouched && purchaseKeys.read()) await inSealed("seal").catch(() => {});
};

let sealed: typeof import("./sealed.ts") | undefined;

const inSealed = async (task: "seal" | "restore") => {
  // Once: what seals at the same time waits in it for its turn.
  sealed ??= await import("./sealed.ts").catch(retryImport<typeof import("./sealed.ts")>);
  return sealed[task]();
};

/** Opens it; null where there is none. */
export const restoreWork =
  import.meta.env.IEP_IS_SELF_CONTAINED || !isWorkSealed ? null : () => inSealed("restore");

/** @returns whether an element has work, or may have since the page was loaded with sealed work. */
export function hasWork(element: Element): boolean {
  // Most pages have no work, and then need not be searched for the slot.
  return isWorkSealed || [...work.keys()].some((name) => name.startsWith(slotOf(element)));
}
