import type { Request } from "express";
import type { CardFields } from "../cards/readCard.ts";

/** @returns the value of this form field; empty if it is missing. */
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
