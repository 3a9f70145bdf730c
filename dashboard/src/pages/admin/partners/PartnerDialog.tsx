import { ApiError } from "@iep-insider/sdk/client";
import type { PartnerDetails, PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog, Field, FieldError } from "@iep-insider/sdk/ui";
import { useId, useRef, useState } from "react";
import { toasts } from "../../../app/toasts/toasts.ts";
import { partnerForm as words } from "../../../content/admin/partners.ts";
import { ChangedMeanwhile, isChangedMeanwhile } from "../../../forms/ChangedMeanwhile.tsx";
import { NotYet, sentenceOf } from "../../../forms/ConfirmAction.tsx";
import { useOneAtATime } from "../../../forms/useOneAtATime.ts";
import { partnerCalls, readPartner, refetchPartners } from "./partnerCalls.ts";

/** A button that opens a form for a partner's name and origins. @param partner by default, a new one. */
export function PartnerDialog({ partner }: { readonly partner?: PartnerSite }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={partner ? "plain" : "primary"} onClick={() => setOpen(true)}>
        {partner ? words.change : words.add}
      </Button>
      <Dialog
        open={isOpen}
        title={partner ? words.changeTitle(partner.name) : words.addTitle}
        onClose={close}
      >
        <PartnerForm partner={partner} onClose={close} />
      </Dialog>
    </>
  );
}

interface Props {
  /** Undefined for a new one. */
  readonly partner: PartnerSite | undefined;
  readonly onClose: () => void;
}

function PartnerForm({ partner, onClose }: Props) {
  const { typed, problems, isBusy, wasChanged, ...form } = usePartnerForm(partner, onClose);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);

  /** The notice disappears, so focus moves to the first field. */
  async function look() {
    if (await form.look()) element.current?.focus();
  }

  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className={tw`flex flex-col gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Field
        label={words.name}
        required
        value={typed.name}
        error={problems.name}
        maxLength={200}
        autoComplete="off"
        onChange={(name) => form.change({ name })}
      />
      <Field
        label={words.origins}
        hint={words.originsHint}
        required
        rows={4}
        value={typed.origins}
        error={problems.origins}
        autoComplete="off"
        onChange={(origins) => form.change({ origins })}
      />
      {problems.whole ? <FieldError id={id}>{problems.whole}</FieldError> : null}
      {wasChanged ? (
        <ChangedMeanwhile
          words={words.changedMeanwhile}
          isBusy={isBusy}
          onLook={() => void look()}
          onOverwrite={() => void form.overwrite()}
        />
      ) : null}
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        {wasChanged ? null : (
          <Button kind="primary" type="submit" disabled={isBusy}>
            {isBusy ? words.busy : words.save}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface Typed {
  readonly name: string;
  /** One per line. */
  readonly origins: string;
}

interface Problems {
  readonly name?: string;
  readonly origins?: string;
  readonly whole?: string;
}

interface PartnerFormState {
  readonly typed: Typed;
  readonly problems: Problems;
  readonly isBusy: boolean;
  /** Another user has saved different changes in the meantime; true until the conflict is resolved. */
  readonly wasChanged: boolean;
  readonly change: (changes: Partial<Typed>) => void;
  readonly save: () => Promise<void>;
  /** Overwrites the other user's changes. */
  readonly overwrite: () => Promise<void>;
  /** Replaces the typed values with the saved ones. @returns whether it succeeded. */
  readonly look: () => Promise<boolean>;
}

/**
 * The state of a partner's form.
 * @param partner undefined for a new one.
 * @param onSaved called after saving.
 */
function usePartnerForm(partner: PartnerSite | undefined, onSaved: () => void): PartnerFormState {
  const [typed, setTyped] = useState(() => typedOf(partner));
  // The list may be refetched while the form is open, so changes are compared with the initial values.
  const [begunWith, setBegunWith] = useState(partner);
  const [problems, setProblems] = useState<Problems>({});
  const [wasChanged, setWasChanged] = useState(false);
  const [isBusy, runAlone] = useOneAtATime();

  /** Runs one request at a time; typed values stay on failure. @returns whether it succeeded. */
  async function ask(work: () => Promise<void>): Promise<boolean> {
    const isDone = await runAlone(async () => {
      setProblems({});
      try {
        await work();
        return true;
      } catch (error) {
        if (isChangedMeanwhile(error)) setWasChanged(true);
        else setProblems(problemsOf(error));
        return false;
      }
    });
    return isDone ?? false;
  }

  /** @param over returns the state to overwrite; undefined for a new partner. */
  async function saveOver(over: () => Promise<PartnerSite | undefined>) {
    const details = { name: typed.name.trim(), origins: typed.origins.split(/\s+/).filter(Boolean) };
    const missing = whatIsMissing(details);
    if (Object.keys(missing).length > 0) return setProblems(missing);
    await ask(async () => {
      const known = await over();
      if (known) await partnerCalls.changePartner({ id: known.id, revision: known.revision, ...details });
      else await partnerCalls.createPartner(details);
      await refetchPartners();
      onSaved();
      toasts.show({ title: known ? words.changed : words.added });
    });
  }

  async function saved(): Promise<PartnerSite> {
    const found = partner && (await readPartner(partner));
    if (!found) throw new NotYet(words.gone);
    return found;
  }

  return {
    typed,
    problems,
    isBusy,
    wasChanged,
    change: (changes) => setTyped((before) => ({ ...before, ...changes })),
    save: () => saveOver(async () => begunWith),
    overwrite: () => saveOver(saved),
    look: () =>
      ask(async () => {
        const now = await saved();
        setBegunWith(now);
        setTyped(typedOf(now));
        setWasChanged(false);
      }),
  };
}

function typedOf(partner: PartnerSite | undefined): Typed {
  return { name: partner?.name ?? "", origins: partner?.origins.join("\n") ?? "" };
}

function whatIsMissing({ name, origins }: PartnerDetails): Problems {
  return {
    ...(name === "" && { name: words.nameMissing }),
    ...(origins.length === 0 && { origins: words.originsMissing }),
  };
}

/** The server's messages, by field: `origins.1` is the second line. */
function problemsOf(error: unknown): Problems {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const about = (field: string) =>
    fields.flatMap(([name, sentence]) => (name.split(".")[0] === field ? [sentence] : [])).join(" ");
  const [name, origins] = [about("name"), about("origins")];
  return name || origins
    ? { ...(name && { name }), ...(origins && { origins }) }
    : { whole: sentenceOf(error) };
}
