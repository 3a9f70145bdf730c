import { waitFor } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";

/** As on a slow device: the address follows a press only after more was typed. */
vi.mock("react-router", async (original) => {
  const router = await original<typeof import("react-router")>();
  return {
    ...router,
    useNavigate: () => {
      const navigate = router.useNavigate();
      return (...to: Parameters<typeof navigate>) => setTimeout(() => navigate(...to), 100);
    },
  };
});

it("keeps what is typed while the address is still behind an earlier press", async () => {
  const { user } = await renderPage("/embed-builder?tool=jargon-translator");
  await user.click(await main().findByRole("radio", { name: /A button opens it/ }));
  const field = main().getByLabelText<HTMLInputElement>(/^Button text/);
  await user.type(field, "Look it up");
  const inAddress = (name: string) => new URLSearchParams(window.location.search).get(name);
  await waitFor(() => expect(inAddress("mode")).toBe("dialog"));
  await waitFor(() => expect(inAddress("button-label")).toBe("Look it up"));
  expect(field.value).toBe("Look it up");
});
