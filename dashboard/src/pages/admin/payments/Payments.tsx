import { useSearchParams } from "react-router";
import { paymentWords } from "../../../content/admin/payments.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { PaymentList } from "./PaymentList.tsx";

/** The list, or with `?id=` one payment's details. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <AdminPage section="payments" lead={paymentWords.lead} waiting={paymentWords.loading}>
      {id === null ? <PaymentList /> : <PaymentDetails key={id} id={id} />}
    </AdminPage>
  );
}
