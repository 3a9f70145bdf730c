import { presentCharge, presentInvoice, presentInvoicePayments } from "../objects.ts";
import type { SimulatorState } from "../state/records.ts";
import { invalidRequest } from "./ProviderError.ts";

/**
 * Replaces ids with their objects, and adds fields that are only returned on demand.
 * @param paths as in the request: `latest_invoice.payments`, in lists `data.latest_charge`.
 * @throws {ProviderError} for a field that cannot be expanded.
 */
export function expand(state: SimulatorState, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => expandOne(state, done, path.split("."), path), object);
}

function expandOne(
  state: SimulatorState,
  object: object,
  [field = "", ...further]: readonly string[],
  path: string,
): object {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  // A field that may hold an object, and holds none now.
  if (value === null) return object;
  const found = typeof value === "object" ? value : whole(state, object, field, value);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, "expand");
  if (further.length === 0) return { ...object, [field]: found };
  const into = (one: object) => expandOne(state, one, further, path);
  return { ...object, [field]: Array.isArray(found) ? found.map(into) : into(found) };
}

function whole(state: SimulatorState, object: object, field: string, value: unknown): object | null {
  const id = "id" in object ? String(object.id) : "";
  const intent = state.paymentIntents[id];
  if (field === "latest_charge" && intent?.charge) return presentCharge(intent.charge, intent);
  const invoice = state.invoices[field === "payments" ? id : String(value)];
  if (!invoice) return null;
  if (field === "payments") return presentInvoicePayments(invoice);
  return field === "latest_invoice" ? presentInvoice(state, invoice) : null;
}
