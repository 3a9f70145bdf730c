import type { Request } from "express";
import type { CardFields } from "../cards/readCard.ts";

/** @returns what was typed into this field of a form; empty when the form has none. */
export function typed(request: Request, name: string): string {
  const body: unknown = request.body;
  const value =
    typeof body === "object" && body !== null ? new Map(Object.entries(body)).get(name) : undefined;
  return typeof value === "string" ? value.trim() : "";
}

export function typedCard(request: Request): CardFields {
  return {
    number: typed(request, "number"),
    expiry: typed(request, "expiry"),
    cvc: typed(request, "cvc"),
  };
}
