import { tw } from "@iep-insider/sdk/theme";
import { Field, FieldFrame } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../../../app/useHydrated.ts";
import { partnerApplication as words } from "../../../content/partnerApplication.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { NeedsScript } from "../../../forms/NeedsScript.tsx";
import { Rich } from "../../../text/Rich.tsx";
import { withScheme } from "../fields/addresses.ts";
import { OriginList } from "../fields/OriginList.tsx";
import type { ApplicationState } from "./useApplication.ts";

interface Props {
  readonly application: ApplicationState;
  readonly onSubmit: () => void;
  /** Below the fields, with the submit button. */
  readonly children: ReactNode;
}

/** Errors are shown at each field, and once as a summary. */
export function ApplicationForm({ application, onSubmit, children }: Props) {
  const { typed, faults, failure, isSending, change } = application;
  const isReady = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  // Moves focus to the first invalid field or to the failure, once the fields are enabled again.
  useEffect(() => {
    if (!failure || isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [failure, isSending]);

  return (
    <>
      <NeedsScript />
      <form
        ref={form}
        noValidate
        // Without JavaScript, a GET would put what is typed into the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className={`dash-needs-script ${tw`rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8 max-w-tool`}`}
      >
        {/* What is typed before the script has loaded would be lost. */}
        <fieldset disabled={!isReady || isSending} className={tw`flex flex-col gap-5`}>
          <Field
            label={words.organization}
            required
            autoComplete="organization"
            maxLength={200}
            value={typed.organization}
            error={faults["organization"]}
            onChange={(organization) => change({ organization })}
          />
          <Website application={application} />
          <Field
            label={words.about}
            hint={words.aboutHint}
            required
            rows={5}
            maxLength={2000}
            value={typed.about}
            error={faults["about"]}
            onChange={(about) => change({ about })}
          />
          <OriginList
            legend={words.origins}
            hint={words.originsHint}
            origins={typed.origins}
            faults={faults}
            onChange={(origins) => change({ origins })}
          />
          <p className={tw`text-sm text-quiet`}>
            <Rich text={words.privacy} />
          </p>
          <FailureNotice failure={failure} area={notice} />
          {children}
          <p role="status" className="iep-unseen">
            {isSending ? words.sending : ""}
          </p>
        </fieldset>
      </form>
    </>
  );
}

/** On blur, adds the scheme, and offers the origin as the first one. */
function Website({ application: { typed, faults, change, offerOrigin } }: Pick<Props, "application">) {
  return (
    <FieldFrame label={words.website} hint={words.websiteHint} error={faults["website"]} required>
      {(field) => (
        <input
          {...field}
          value={typed.website}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          onChange={(event) => change({ website: event.currentTarget.value })}
          onBlur={() => {
            if (withScheme(typed.website) !== typed.website) change({ website: withScheme(typed.website) });
            offerOrigin();
          }}
        />
      )}
    </FieldFrame>
  );
}
