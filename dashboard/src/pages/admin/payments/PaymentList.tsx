import {
  adminPayments,
  type Page,
  type PaymentRow,
  paidKinds,
  paymentStatuses,
  shortestPaymentSearch,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { kindWords, paymentWords, statusWords } from "../../../content/admin/payments.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SearchField } from "../kit/SearchField.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { PaymentFigures } from "./PaymentFigures.tsx";
import { PaymentTable } from "./PaymentTable.tsx";
import { paymentCalls } from "./paymentCalls.ts";
import { isTooShort, paymentFilter } from "./paymentFilter.ts";

const path = "/admin/payments";
const names = ["search", "status", "kind"] as const;
type Place = ListPlace<(typeof names)[number]>;

export function PaymentList() {
  const place = useListPlace(path, names);
  const filter = paymentFilter(place.values);
  const isShort = isTooShort(filter);
  return (
    <>
      <PaymentFigures />
      <Narrowing place={place} />
      {isShort ? (
        <NothingHere
          title={paymentWords.shortTitle}
          text={paymentWords.shortText(shortestPaymentSearch)}
          place={place}
        />
      ) : (
        <List place={place} />
      )}
    </>
  );
}

function Narrowing({ place }: { readonly place: Place }) {
  const { values, change } = place;
  return (
    <div className="dash-narrowing">
      <SearchField
        label={paymentWords.search}
        hint={paymentWords.searchHint}
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={paymentWords.status}
        value={values.status}
        options={paymentStatuses.map((status) => [status, statusWords[status]])}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={paymentWords.kind}
        value={values.kind}
        options={paidKinds.map((kind) => [kind, kindWords[kind]])}
        onChange={(kind) => change({ kind })}
      />
    </div>
  );
}

function List({ place }: { readonly place: Place }) {
  const filter = paymentFilter(place.values);
  const { cursor } = place.values;
  const query = { ...filter, ...(cursor && { cursor }) };
  const asked = useAsked(adminPayments.listPayments.path, query, paymentCalls.listPayments);
  return (
    <AskedFor asked={asked} waiting={paymentWords.loading} start={place.addressOf(null)}>
      {(page) => <Rows page={page} place={place} now={new Date(asked.answeredAt)} />}
    </AskedFor>
  );
}

interface RowsProps {
  readonly page: Page<PaymentRow>;
  readonly place: Place;
  readonly now: Date;
}

function Rows({ page, place, now }: RowsProps) {
  if (page.rows.length === 0 && !place.values.cursor)
    return place.isNarrowed ? (
      <NothingHere title={paymentWords.nothingTitle} text={paymentWords.nothingText} place={place} />
    ) : (
      <NothingHere title={paymentWords.emptyTitle} text={paymentWords.emptyText} />
    );
  const isSearched = place.values.search !== "";
  return (
    <>
      <PaymentTable
        id="payments"
        rows={page.rows}
        caption={isSearched ? paymentWords.captionOfSearch : paymentWords.caption}
        now={now}
      />
      <div className={tw`flex flex-wrap justify-between gap-4`}>
        <Pager ends={page} place={place} listId="payments" />
        <CsvButton path={adminPayments.exportPayments.path} query={{ ...paymentFilter(place.values) }} />
      </div>
    </>
  );
}
