import type { NextStep as Step } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { words } from "./words.ts";

interface Props {
  /** What parents know the partner by. */
  readonly site: string;
  readonly step: Step;
}

/** What a parent can do next at the partner's: call somebody, or open a page. */
export function NextStep({ site, step: { label, phone, link } }: Props) {
  return (
    <section aria-label={words.nextFrom(site)} className={tw`mt-6 rounded bg-wash px-4 py-4`}>
      <p className={tw`font-semibold`}>{label}</p>
      <p className={tw`mt-2 flex flex-wrap gap-3`}>
        {phone === null ? null : (
          <a className={buttonLook.plain} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {words.call(phone)}
          </a>
        )}
        {link === null ? null : (
          <a className={buttonLook.plain} href={link} target="_blank" rel="noopener">
            {words.goTo(new URL(link).host)}
          </a>
        )}
      </p>
    </section>
  );
}
