import { useOpening } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";

export const addressAhead = "Free, with your email address.";

/**
 * Beside a free tool's button that leads to the email gate: says so before the click. Its space is reserved, since the
 * answer may come after the first paint.
 */
export function AddressAhead() {
  const { asks } = useOpening();
  return <p className={tw`text-sm text-quiet min-h-[1.5em]`}>{asks ? addressAhead : ""}</p>;
}
