import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useHydrated } from "../app/useHydrated.ts";
import { FailureNotice } from "./FailureNotice.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import type { ServerForm } from "./useServerForm.ts";

interface Props<Values extends FieldValues> {
  readonly form: ServerForm<Values>;
  /** What the button says, and what it says while the form is on its way. */
  readonly button: string;
  readonly busy: string;
  /** Content beside the button. */
  readonly beside?: ReactNode;
  /** The fields. */
  readonly children?: ReactNode;
}

/**
 * A real form around its fields, which password managers know, with what went wrong and its button below. An error that
 * its field already shows is not repeated: the focus moves there, and screen readers hear the title as an alert.
 */
export function ServerFormFrame<Values extends FieldValues>(props: Props<Values>) {
  const { button, busy, beside, children } = props;
  const { failure, isSending, submit, form } = props.form;
  const isReady = useHydrated();
  const notice = useRef<HTMLDivElement>(null);
  const isAtField =
    failure !== null &&
    Object.entries(failure.fields).some(([name, text]) => text === failure.text && name in form.getValues());

  // To the first field that needs a change, or to the word of what went wrong; once the fields can be used again.
  useEffect(() => {
    if (!failure || isSending) return;
    const wrong = Object.keys(failure.fields).find(
      (field) => form.getFieldState(field as Path<Values>).error,
    );
    if (wrong) form.setFocus(wrong as Path<Values>);
    else notice.current?.focus();
  }, [failure, isSending, form]);

  return (
    <>
      <NeedsScript />
      <form
        noValidate
        // Whatever happens, typed values never end up in a URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="dash-needs-script"
      >
        <fieldset disabled={isSending} className={tw`flex flex-col gap-5`}>
          {children}
          {isAtField ? (
            <p role="alert" className="iep-unseen">
              {failure.title}
            </p>
          ) : (
            <FailureNotice failure={failure} area={notice} />
          )}
          <div className={tw`flex flex-col sm:flex-row gap-3`}>
            {/* Before hydration, a press would submit the typed values and leave the page. */}
            <Button kind="primary" type="submit" disabled={!isReady}>
              {isSending ? busy : button}
            </Button>
            {beside}
          </div>
          <p role="status" className="iep-unseen">
            {isSending ? busy : ""}
          </p>
        </fieldset>
      </form>
    </>
  );
}
