import { tw } from "@iep-insider/sdk/theme";
import type { RichText, TextLink } from "../content/TextContent.ts";
import { SiteLink } from "../layout/SiteLink.tsx";

export function Rich({ text }: { readonly text: RichText }) {
  if (typeof text === "string") return text;
  return text.map((piece) =>
    typeof piece === "string" ? piece : <InlineLink key={piece.label} link={piece} />,
  );
}

function InlineLink({ link }: { readonly link: TextLink }) {
  if (link.to.startsWith("/"))
    return (
      <SiteLink to={link.to} className={look}>
        {link.label}
      </SiteLink>
    );
  return (
    <a href={link.to} className={look}>
      {link.label}
    </a>
  );
}

const look = tw`text-primary font-medium`;
