import { AideScreener } from "@iep-insider/elements/react";

/** A partner's mistake that the types have to catch. */
export const mistake = <AideScreener state={25} />;
