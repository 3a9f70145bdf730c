import { useLocation, useNavigate } from "react-router";
import { server } from "../../app/server.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { newsletter, newsletterFailures } from "../../content/newsletter.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { useReveal } from "../../layout/useReveal.ts";
import { Confirmed, Stopped } from "./Done.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { OnePress } from "./OnePress.tsx";
import { StopWithoutScript } from "./StopWithoutScript.tsx";

/** Confirms or stops the newsletter with the link from a mail; without a link, it can be asked for. */
export function Component() {
  useReveal(useHydrated());
  const toConfirm = useLinkToken("confirm");
  const toStop = useLinkToken("unsubscribe");
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // In the history instead of the token, so that a reload finds it done.
  const finish = (done: Done) => void navigate(pathname, { replace: true, state: { done } });

  if (toConfirm)
    return (
      <OnePress
        words={newsletter.confirm}
        failureWords={newsletterFailures.confirm}
        press={async () => {
          await server.confirmNewsletter({ token: toConfirm });
          finish("confirmed");
        }}
      />
    );
  if (toStop)
    return (
      <OnePress
        words={newsletter.stop}
        failureWords={newsletterFailures.stop}
        press={async () => {
          await server.unsubscribeNewsletter({ token: toStop });
          finish("stopped");
        }}
      />
    );
  // The file holds the form, whatever the address asks for.
  switch (toStop === undefined ? null : doneIn(state)) {
    case "confirmed":
      return <Confirmed />;
    case "stopped":
      return <Stopped />;
    default:
      return (
        <FormPage title={newsletter.title} lead={newsletter.lead}>
          <NewsletterForm isNarrow />
          <StopWithoutScript />
        </FormPage>
      );
  }
}

type Done = "confirmed" | "stopped";

function doneIn(state: unknown): Done | null {
  if (typeof state !== "object" || state === null || !("done" in state)) return null;
  return state.done === "confirmed" || state.done === "stopped" ? state.done : null;
}
