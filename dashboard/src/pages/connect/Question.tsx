import { ApiError } from "@iep-insider/sdk/client";
import type { ConnectionAsked } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { server } from "../../app/server.ts";
import { connect } from "../../content/connect.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Decision } from "./Decision.tsx";
import { placeOf, SignedInAs } from "./SignedInAs.tsx";

interface Props {
  readonly code: string;
  /** Of whom is signed in, where it could be found out. */
  readonly email: string | null;
}

/** Which site asks, and what it gets; a member decides, and other visitors learn why there is nothing to decide. */
export function Question({ code, email }: Props) {
  const question = useQuery(
    {
      queryKey: ["/api/access/connect-read", code],
      queryFn: () => server.readConnection({ code }),
      // What was asked is decided once: nothing changes it behind the page's back.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  if (question.data)
    return question.data.isMember ? (
      <Decision code={code} asked={question.data} email={email} />
    ) : (
      <NotMember asked={question.data} email={email} />
    );
  return (
    <FormPage title={connect.plainTitle}>
      {question.isError ? (
        <Failed error={question.error} onRetry={() => void question.refetch()} />
      ) : (
        <Waiting />
      )}
    </FormPage>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "invalid_link")
    return (
      <Notice role="alert" title={connect.over.title}>
        <p>{connect.over.text}</p>
      </Notice>
    );
  return <LoadFailure title={connect.failed} onRetry={onRetry} />;
}

function NotMember({ asked, email }: { readonly asked: ConnectionAsked; readonly email: string | null }) {
  const { notMember } = connect;
  return (
    <FormPage title={connect.title(placeOf(asked))}>
      <SignedInAs email={email} />
      <Notice title={notMember.title}>
        <p>{notMember.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/pricing" className={buttonLook.primary}>
          {notMember.toPricing}
        </SiteLink>
      </div>
    </FormPage>
  );
}
