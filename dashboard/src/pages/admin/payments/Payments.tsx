import { useSearchParams } from "react-router";
import { paymentWords } from "../../../content/admin/payments.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { PaymentStory } from "./PaymentStory.tsx";

/** The list, or with `?id=` the story of one payment. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <AdminPage section="payments" lead={paymentWords.lead} waiting={paymentWords.loading}>
      {id === null ? <PaymentList /> : <PaymentStory key={id} id={id} />}
    </AdminPage>
  );
}
