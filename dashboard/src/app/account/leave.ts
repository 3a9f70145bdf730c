import type { NavigateFunction } from "react-router";
import { endSession } from "./currentUser.ts";

/** From wherever one is to the home page, and signed out there. First away: a page for users alone would be gone at once. */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate("/");
  endSession();
}
