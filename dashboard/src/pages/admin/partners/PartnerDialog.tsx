import { ApiError } from "@iep-insider/sdk/client";
import type { PartnerDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, type ButtonProps, Dialog, Field, FieldError } from "@iep-insider/sdk/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { toasts } from "../../../app/toasts/toasts.ts";
import { partnerForm as words } from "../../../content/admin/partners.ts";
import { sentenceOf } from "../../../forms/Deed.tsx";
import { askPartnersAnew } from "./partnersQuery.ts";

interface Props {
  readonly button: string;
  readonly title: string;
  /** Told when it is done. */
  readonly done: string;
  readonly kind?: ButtonProps["kind"];
  /** What the fields begin with. */
  readonly given?: PartnerDetails;
  readonly onSave: (details: PartnerDetails) => Promise<unknown>;
}

/** A button, and the form that it opens: a partner's name and origins. */
export function PartnerDialog({ button, title, kind = "plain", ...form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <PartnerForm {...form} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface Problems {
  readonly name?: string;
  readonly origins?: string;
  readonly whole?: string;
}

type FormProps = Pick<Props, "given" | "done" | "onSave"> & { readonly onClose: () => void };

function PartnerForm({ given, done, onSave, onClose }: FormProps) {
  const [name, setName] = useState(given?.name ?? "");
  const [origins, setOrigins] = useState(given?.origins.join("\n") ?? "");
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  // State is seen a render later, and two presses may come within one.
  const isOnItsWay = useRef(false);
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isOnItsWay.current) return;
    const details = { name: name.trim(), origins: origins.split(/\s+/).filter(Boolean) };
    const missing = whatIsMissing(details);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    isOnItsWay.current = true;
    setBusy(true);
    try {
      await onSave(details);
      await askPartnersAnew();
      onClose();
      toasts.show({ title: done });
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  }

  return (
    <form noValidate className={tw`flex flex-col gap-4`} onSubmit={(event) => void save(event)}>
      <Field
        label={words.name}
        required
        value={name}
        error={problems.name}
        maxLength={200}
        autoComplete="off"
        onChange={setName}
      />
      <Field
        label={words.origins}
        hint={words.originsHint}
        required
        rows={4}
        value={origins}
        error={problems.origins}
        autoComplete="off"
        onChange={setOrigins}
      />
      {problems.whole ? <FieldError id={id}>{problems.whole}</FieldError> : null}
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.save}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function whatIsMissing({ name, origins }: PartnerDetails): Problems {
  return {
    ...(name === "" && { name: words.nameMissing }),
    ...(origins.length === 0 && { origins: words.originsMissing }),
  };
}

/** The server's sentences, each at the field that it is about: `origins.1` is about the second line. */
function problemsOf(error: unknown): Problems {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const about = (field: string) =>
    fields.flatMap(([name, sentence]) => (name.split(".")[0] === field ? [sentence] : [])).join(" ");
  const [name, origins] = [about("name"), about("origins")];
  return name || origins
    ? { ...(name && { name }), ...(origins && { origins }) }
    : { whole: sentenceOf(error) };
}
