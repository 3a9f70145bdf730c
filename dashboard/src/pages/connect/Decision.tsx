import type { ConnectionAsked } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { CircleCheck, CircleSlash } from "lucide";
import { server } from "../../app/server.ts";
import { connect, connectFailure } from "../../content/connect.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { FormPage } from "../../forms/FormPage.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { useAction } from "../../forms/useAction.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { placeOf, SignedInAs } from "./SignedInAs.tsx";

interface Props {
  readonly code: string;
  readonly asked: ConnectionAsked;
  readonly email: string | null;
}

/** Yes or no, and what comes of it. */
export function Decision({ code, asked, email }: Props) {
  const allow = useAction(connectFailure, async () => void (await server.allowConnection({ code })));
  const refuse = useAction(connectFailure, async () => server.refuseConnection({ code }));
  const where = placeOf(asked);
  if (allow.isDone) return <Allowed where={where} />;
  if (refuse.isDone) return <Refused where={where} />;
  const isBusy = allow.isBusy || refuse.isBusy;
  const failure = allow.failure ?? refuse.failure;
  return (
    <FormPage title={connect.title(where)} lead={connect.lead(where, asked.site)}>
      <SignedInAs email={email} />
      <div className={tw`flex flex-col gap-2`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{connect.getsTitle}</h2>
        <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
          {connect.gets.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className={tw`font-medium`}>{connect.careful}</p>
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <Button kind="primary" onClick={allow.run} disabled={isBusy}>
          {allow.isBusy ? connect.allowing : connect.allow}
        </Button>
        <Button onClick={refuse.run} disabled={isBusy}>
          {refuse.isBusy ? connect.refusing : connect.refuse}
        </Button>
      </div>
    </FormPage>
  );
}

function Allowed({ where }: { readonly where: string }) {
  const { allowed } = connect;
  return (
    <SuccessPanel title={allowed.title} icon={CircleCheck}>
      <p className={tw`text-lg`}>{allowed.text(where)}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/account?tab=security" className={buttonLook.plain}>
          {allowed.toAccount}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

function Refused({ where }: { readonly where: string }) {
  const { refused } = connect;
  return (
    <SuccessPanel title={refused.title} icon={CircleSlash}>
      <p className={tw`text-lg`}>{refused.text(where)}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/" className={buttonLook.plain}>
          {refused.home}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}
