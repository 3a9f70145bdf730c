import { tw } from "@iep-insider/sdk/theme";
import { Button, type ButtonProps, FieldFrame } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { loadToastStack } from "../../app/toasts/loadToastStack.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import type { FailureWords } from "../../content/accounts.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useEmailForm } from "./useEmailForm.ts";

interface Props {
  readonly label: string;
  readonly button: string;
  readonly busy: string;
  readonly kind?: ButtonProps["kind"];
  readonly failureWords: FailureWords;
  /** Keeps the button below the field at every width. */
  readonly isNarrow?: boolean;
  /** For a form that appeared on a click: moves focus to the field. */
  readonly takesFocus?: boolean;
  readonly send: (email: string) => Promise<void>;
}

/** One email field and one button. Errors appear in place, and nothing typed is lost. */
export function EmailForm(props: Props) {
  const { label, button, busy, kind = "primary", failureWords, isNarrow, takesFocus, send } = props;
  const { field, error, failure, isSending, submit } = useEmailForm(failureWords, send);
  const isReady = useHydrated();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);
  // Once the field is enabled again.
  useEffect(() => {
    if (isSending) return;
    if (error !== undefined) field.current?.focus();
    else if (failure) notice.current?.focus();
  }, [error, failure, isSending, field]);

  return (
    <form
      noValidate
      // Without JavaScript, a GET would put what is typed into the URL.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      // Loaded ahead, to be able to report a lost connection.
      onFocus={() => void loadToastStack().catch(() => {})}
      className="dash-needs-script"
    >
      <fieldset disabled={isSending} className={tw`flex flex-col gap-4`}>
        <div className={isNarrow ? look.narrow : look.wide}>
          <FieldFrame label={label} error={error} required>
            {(frame) => (
              <input
                {...frame}
                ref={field}
                name="email"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FieldFrame>
          <div className={isNarrow ? undefined : look.button}>
            {/* Until the script has loaded, a press would leave the page and lose what was typed. */}
            <Button kind={kind} type="submit" disabled={!isReady} className={tw`w-full`}>
              {isSending ? busy : button}
            </Button>
          </div>
        </div>
        <FailureNotice failure={failure} area={notice} />
        <p role="status" className="iep-unseen">
          {isSending ? busy : ""}
        </p>
      </fieldset>
    </form>
  );
}

const look = {
  narrow: tw`flex flex-col gap-3`,
  wide: tw`grid gap-3 sm:grid-cols-[1fr_auto] sm:gap-4`,
  /** Aligns with the field, below its label. */
  button: tw`sm:pt-[1.9rem]`,
} as const;
