import { tw } from "@iep-insider/sdk/theme";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { operatorWords } from "../../content/operator.ts";
import { terms } from "../../content/terms.ts";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  return <TextPage content={terms} additions={{ operator: <OperatorNote /> }} />;
}

/** Name and postal address of the operator who takes payments, or a note that there is none. */
function OperatorNote() {
  const { data, isError } = useQuery(publicConfigQuery, queryClient);
  if (!data)
    return <p className={tw`text-quiet`}>{isError ? operatorWords.failed : operatorWords.waiting}</p>;
  const { operator } = data;
  if (operator)
    return (
      <address className={tw`not-italic whitespace-pre-line border-l-4 border-mark pl-4`}>
        <strong className={tw`font-semibold`}>{operator.name}</strong>
        {`\n${operator.address}`}
      </address>
    );
  return (
    <p className={tw`max-w-text`}>{data.paymentSimulator ? operatorWords.demo : operatorWords.missing}</p>
  );
}
