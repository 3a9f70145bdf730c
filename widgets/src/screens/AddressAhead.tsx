import { useOpening } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";

export const addressAhead = "Free, with your email address.";

/**
 * By the button of a free tool that leads to the e-mail gate: that it asks for an address, said before the press. Its
 * room is kept, since the answer may come after the first painting.
 */
export function AddressAhead() {
  const { asks } = useOpening();
  return <p className={tw`text-sm text-quiet min-h-[1.5em]`}>{asks ? addressAhead : ""}</p>;
}
