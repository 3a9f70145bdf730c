import { tw } from "@iep-insider/sdk/theme";
import { SiteLink } from "../layout/SiteLink.tsx";

/** A link to another page on its own line, after an optional label. */
export function LabelledLink(props: {
  readonly to: string;
  readonly before?: string;
  readonly label: string;
  /** React Router state for the target page. */
  readonly state?: unknown;
}) {
  return (
    <p className={tw`flex flex-wrap items-center gap-x-2`}>
      {props.before ? <span className={tw`text-quiet`}>{props.before}</span> : null}
      <SiteLink
        to={props.to}
        state={props.state}
        className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
      >
        {props.label}
      </SiteLink>
    </p>
  );
}
