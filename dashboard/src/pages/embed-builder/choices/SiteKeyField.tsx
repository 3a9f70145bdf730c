import { siteKeyPattern } from "@iep-insider/sdk/contract";
import { Field } from "@iep-insider/sdk/ui";
import { choices } from "../../../content/embedBuilder.ts";
import { Rich } from "../../../text/Rich.tsx";
import type { OwnSite } from "../useOwnSite.ts";
import { useTyped } from "./useTyped.ts";

const words = choices.siteKey;

interface Props {
  readonly siteKey: string | null;
  readonly onChange: (siteKey: string | null) => void;
  readonly site: OwnSite | null;
}

/** An organization's public key. */
export function SiteKeyField({ siteKey, onChange, site }: Props) {
  const { text, isWrong, type } = useTyped(siteKey, readKey, onChange);
  return (
    <Field
      label={words.label}
      hint={site && site.siteKey === siteKey ? words.own(site.name) : <Rich text={words.hint} />}
      error={isWrong ? words.wrong : undefined}
      value={text}
      onChange={type}
      maxLength={80}
      autoComplete="off"
    />
  );
}

function readKey(text: string): string | null | undefined {
  const key = text.trim();
  if (key === "") return null;
  return siteKeyPattern.test(key) ? key : undefined;
}
