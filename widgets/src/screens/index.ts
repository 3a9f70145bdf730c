export { AddressAhead, addressAhead } from "./AddressAhead.tsx";
export { CostAhead } from "./CostAhead.tsx";
export { letterCost } from "./letterCost.ts";
export { useAfterPaint } from "./useAfterPaint.ts";
export { useFocusOnNewScreen } from "./useFocusOnNewScreen.ts";
export { whenThere } from "./whenThere.ts";
