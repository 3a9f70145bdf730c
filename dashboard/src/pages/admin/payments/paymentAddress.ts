import { useSearchParams } from "react-router";
import { adminSections } from "../../../content/admin/frame.ts";

const { path } = adminSections.payments;

/** The URLs of a payment's details and of the list, which keeps its state. */
export function usePaymentAddress() {
  const [params] = useSearchParams();
  const withId = (id: number | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete("id");
    else next.set("id", String(id));
    const text = next.toString();
    return text ? `${path}?${text}` : path;
  };
  return { addressOf: withId, list: withId(null) };
}

/** The list, filtered by an email address. Our log records route patterns, never the query. */
export function addressOfPurchases(email: string): string {
  return `${path}?${new URLSearchParams({ search: email })}`;
}
