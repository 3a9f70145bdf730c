import { ApiError } from "@iep-insider/sdk/client";
import { useState } from "react";
import { useNavigate } from "react-router";
import { accountToasts, failureWords } from "../../content/accounts.ts";
import { kept } from "../../content/kept.ts";
import { caseStore } from "../host/caseStore.ts";
import { keptHere } from "../host/keptHere.ts";
import { server } from "../server.ts";
import { toasts } from "../toasts/toasts.ts";
import { accountFailure } from "./accountFailure.ts";
import { leave } from "./leave.ts";

/** Ends the session, confirms it, and navigates home. On failure the user stays signed in and is told. */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly isLeaving: boolean } {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    logOut: async () => {
      if (isLeaving) return;
      setLeaving(true);
      try {
        await server.logout();
      } catch (error) {
        const isOver = error instanceof ApiError && error.code === "unauthenticated";
        if (!isOver) {
          const { title, text } = accountFailure(error, new Date(), failureWords.logout);
          toasts.show({ title, description: text, tone: "stop" });
          setLeaving(false);
          return;
        }
      }
      await leave(navigate);
      setLeaving(false);
      const { title, description } = accountToasts.loggedOut;
      const isKept = keptHere.tools().length > 0 || (await caseStore.all()).length > 0;
      toasts.show({
        title,
        description: isKept ? `${description} ${kept.signedOut}` : description,
        tone: "good",
      });
    },
  };
}
