export { useFocusOnNewScreen } from "./useFocusOnNewScreen.ts";
export { whenThere } from "./whenThere.ts";
