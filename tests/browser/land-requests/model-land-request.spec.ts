import type { Page } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { type Asked, landRequestMachine } from '../../../machines/land-requests/landRequest.ts';
import type { LandRequestMove } from '../../../rules/land-requests/landRequestMoves.ts';
import { withDots } from '../../../rules/records/amount.ts';
import { paths } from '../../../rules/site/paths.ts';
import { dialogText } from '../../../src/text/dialogs.ts';
import { landRequestMovesText } from '../../../src/text/land-requests/landRequestMoves.ts';
import { landRequestsText as text } from '../../../src/text/land-requests/landRequests.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { savedWalksOf } from '../../machines/savedWalks.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import { type Child, expectReplays, type PageModel, unknownEvent } from '../fixtures/model.ts';
import { adminTest as test } from '../fixtures/test.ts';

type LandRequest = SnapshotFrom<typeof landRequestMachine>;

const { landRequest } = text;
const labels: Record<LandRequestMove, string> = {
  offer: landRequest.offer,
  purchase: landRequest.purchase,
  cancel: landRequest.cancel,
};
const popupMs = 3000;

test.use({ translates: true });

/** @param id of the land request. */
async function createPageModel(page: Page, id: number): Promise<PageModel<LandRequest>> {
  await page.clock.install();
  const calls = await holdCalls(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });
  const moves: Record<Asked, { call: string; status: number }> = {
    offer: { call: `PATCH lands/${id}`, status: 200 },
    purchase: { call: `PATCH lands/purch/${id}`, status: 202 },
    cancel: { call: `DELETE lands/full/${id}`, status: 202 },
    // no walk has a similar land request, whose number would stand here
    join: { call: 'PUT lands/joined', status: 200 },
    separate: { call: 'DELETE lands/joined', status: 200 },
  };

  /** Acts an event of the loading record or of the move that the admin was asked to confirm. */
  const actOnChild = (event: AnyEventObject, child: Child, { context: { move } }: LandRequest) => {
    switch (`${child.path} ${event.type}`) {
      case 'record xstate.done.actor.loadRecord':
        return calls.succeed(`GET lands/full/${id}`, [event.output]);
      case 'record xstate.error.actor.loadRecord':
        return calls.fail(`GET lands/full/${id}`, event.error);
      case 'nextLandRequest xstate.done.actor.findNext':
      case 'nextLandRequest xstate.error.actor.findNext':
        // its link stands beside the land request, and no state of the flow depends on it
        return undefined;
      case 'record load.retry':
        return button(dialogText.retry).click();
      case 'recordMove move.confirm':
        return inDialog(landRequestMovesText.confirm[move].confirm).or(inDialog(dialogText.retry)).click();
      case 'recordMove dialog.close':
        return inDialog(dialogText.cancel).click();
      case 'recordMove xstate.done.actor.makeMove':
        return calls.succeed(moves[move].call, { status: 'success' }, moves[move].status);
      case 'recordMove xstate.error.actor.makeMove':
        return calls.fail(moves[move].call, event.error);
      default:
        return unknownEvent(event, child);
    }
  };

  return {
    page,
    machine: landRequestMachine,
    open: () => calls.open(paths.adminLandRequest.to(id)),
    act: async (event, before, child) => {
      if (child) return actOnChild(event, child, before);
      switch (event.type) {
        case 'amount.change':
          return page.locator('[name=teklif_tutar]').fill(event.digits);
        case 'offer.ask':
          return button(labels.offer).click();
        case 'purchase.ask':
          return button(labels.purchase).click();
        case 'cancellation.ask':
          return button(labels.cancel).click();
        case 'dialog.close':
          return inDialog(dialogText.close).click();
        case 'xstate.after.successPopup.landRequest.shown.offered':
          return page.clock.runFor(popupMs);
        default:
          return unknownEvent(event);
      }
    },
    marks: {
      'the land request is shown': { css: `section[aria-label="${landRequest.offerHeading}"]` },
      'the amount is missing': { css: 'form p', text: landRequest.amountMissing },
      'a move is to be confirmed': { css: '[role=alertdialog]', text: dialogText.cancel },
      'the offer is stored': { css: '[role=alertdialog]', text: landRequestMovesText.offered.text },
      'the move was refused': { css: '[role=alertdialog]', text: landRequestMovesText.refused.next },
      'there is no such land request': { css: 'h1', text: landRequest.missing.title },
      'the new land requests are open': { css: 'h1', text: titles.adminNewLandRequests },
      'the purchased land requests are open': { css: 'h1', text: titles.adminPurchasedLandRequests },
      'the cancelled land requests are open': { css: 'h1', text: titles.adminCancelledLandRequests },
    },
    states: {
      loading: [],
      missing: ['there is no such land request'],
      'shown.reading.amountAccepted': ['the land request is shown'],
      'shown.reading.amountMissing': ['the land request is shown', 'the amount is missing'],
      'shown.moving': ['the land request is shown', 'a move is to be confirmed'],
      'shown.offered': ['the land request is shown', 'the offer is stored'],
      'shown.conflict': ['the land request is shown', 'the move was refused'],
      'left.forNew': ['the new land requests are open'],
      'left.forPurchased': ['the purchased land requests are open'],
      'left.forCancelled': ['the cancelled land requests are open'],
    },
    left: ['left.forNew', 'left.forPurchased', 'left.forCancelled'],
    screen: (snapshot) => {
      if (!snapshot.can({ type: 'amount.change', digits: '' })) return {};
      return { fields: { teklif_tutar: withDots(snapshot.context.amount) } };
    },
  };
}

test.use({ expectedMessages: [/ERR_FAILED|status of (404|409|500)/] });

for (const [file, saved] of savedWalksOf(landRequestMachine)) {
  test(`the land request's page follows ${file}`, async ({ page }) => {
    await expectReplays(await createPageModel(page, Number(saved.input.id)), saved);
  });
}
