import type { NavigateFunction } from "react-router";
import { endSession } from "./currentUser.ts";

/** Navigates home, then signs out. In this order, because a page that requires sign-in would redirect to /login. */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate("/");
  endSession();
}
