import { tw } from "@iep-insider/sdk/theme";
import type { ContactShown } from "./contactShown.ts";

/** A contact: name, phone link, website. The caller renders the title, at its heading level. */
export function ContactView({ contact }: { readonly contact: ContactShown }) {
  const { name, phone, website, notes, status } = contact;
  return (
    <>
      <p>
        {name}
        <a href={`tel:${phone.number.replace(/\D/g, "")}`} className={tw`block`}>
          {phone.number}
        </a>
        {website ? (
          <a href={website} target="_blank" rel="noopener noreferrer" className={tw`block break-words`}>
            {website.replace(/^https?:\/\/(www\.)?/, "")}
          </a>
        ) : null}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {phone.doubt ? <p className={tw`text-sm text-quiet`}>{phone.doubt}</p> : null}
      <p className={tw`text-sm text-quiet`}>{status}</p>
    </>
  );
}
