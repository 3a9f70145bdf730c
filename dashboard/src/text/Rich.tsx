import { piecesOf } from "@iep-insider/sdk/locale";
import { tw } from "@iep-insider/sdk/theme";
import { SiteLink } from "../layout/SiteLink.tsx";

/** A text with its links. */
export function Rich({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece) =>
    typeof piece === "string" ? piece : <InlineLink key={piece.label} {...piece} />,
  );
}

function InlineLink({ label, to }: { readonly label: string; readonly to: string }) {
  if (to.startsWith("/"))
    return (
      <SiteLink to={to} className={look}>
        {label}
      </SiteLink>
    );
  return (
    <a href={to} className={look}>
      {label}
    </a>
  );
}

const look = tw`text-primary font-medium`;
