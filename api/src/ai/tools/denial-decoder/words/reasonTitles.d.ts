import type { ReasonKind } from "../rules/ReasonKind.ts";
/** @returns what the school says with this reason, as a parent would put it. */
export declare function reasonTitle(kind: ReasonKind): string;
