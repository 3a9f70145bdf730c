import { presentLineItems } from "../objects/checkoutSession.ts";
import { presentInvoicePayments } from "../objects/invoice.ts";
import { presentById } from "../objects/presentById.ts";
import type { SimulatorState } from "../state/records.ts";
import { invalidRequest } from "./ProviderError.ts";

/**
 * Puts objects where their ids stand, and in what is only shown on demand.
 * @param paths as in the request: `latest_invoice.payments`, in lists `data.latest_charge`.
 * @throws {ProviderError} for a field that cannot be expanded.
 */
export function expand(state: SimulatorState, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => {
    const fields = path.split(".");
    if (fields.length > 4) {
      throw invalidRequest("You cannot expand more than 4 levels of a property", undefined, "expand");
    }
    return expandOne(state, done, fields, path);
  }, object);
}

function expandOne(
  state: SimulatorState,
  object: object,
  [field = "", ...further]: readonly string[],
  path: string,
): object {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  const found =
    typeof value === "string" ? presentById(state, value) : (value ?? onDemand(state, object, field));
  // A field that may hold an object, and holds none now.
  if (found === null && field in object) return object;
  if (typeof found !== "object" || found === null) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, "expand");
  }
  return { ...object, [field]: goOn(state, found, further, path) };
}

function goOn(state: SimulatorState, found: object, further: readonly string[], path: string): object {
  if (further.length === 0) return found;
  if (!Array.isArray(found)) return expandOne(state, found, further, path);
  return found.map((one: object) => expandOne(state, one, further, path));
}

/** What the provider leaves out of an object unless it is asked for. */
function onDemand(state: SimulatorState, object: object, field: string): object | null {
  if (!("id" in object) || typeof object.id !== "string") return null;
  const invoice = state.invoices[object.id];
  if (invoice && field === "payments") return presentInvoicePayments(invoice);
  const session = state.sessions[object.id];
  if (session && field === "line_items") return presentLineItems(state, session);
  return null;
}
