import { Dialog } from '../controls/dialog.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import css from './how-to-play.module.css';

/** The rules in short, in the order somebody needs them. */
export function HowToPlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="How to play" width="wide" onClose={onClose}>
      <div className={css.text}>
        <p>
          You lead a caravan that holds up to ten cubes of spice. Trade cheap spices for dear ones and claim point cards
          with them. Most points win.
        </p>
        <ol className={css.spices} aria-label="Spices, cheapest first">
          <li>
            <SpiceToken spice="turmeric" look="thick" />
            turmeric
          </li>
          <li>
            <SpiceToken spice="saffron" look="thick" />
            saffron
          </li>
          <li>
            <SpiceToken spice="cardamom" look="thick" />
            cardamom
          </li>
          <li>
            <SpiceToken spice="cinnamon" look="thick" />
            cinnamon
          </li>
        </ol>

        <h3>Your turn is one of four things</h3>
        <dl>
          <dt>Play a card from your hand</dt>
          <dd>
            <b>Spice cards</b> give the cubes they show. <b>Upgrade cards</b> lift cubes, each step by one level; one
            cube may rise several steps. <b>Trade cards</b> swap the cubes above for the cubes below, as often in a row
            as you can pay. The card then lies before you.
          </dd>
          <dt>Take a merchant card</dt>
          <dd>
            The leftmost is free. For one further right, lay one cube of your choice on each card to its left. Whatever
            lies on the card you take is yours.
          </dd>
          <dt>Rest</dt>
          <dd>Take all cards you have played back into your hand.</dd>
          <dt>Claim a point card</dt>
          <dd>
            Pay exactly the cubes it shows. The first card in the row brings a gold coin worth 3, the second a silver
            coin worth 1, while there are any.
          </dd>
        </dl>

        <h3>A full caravan</h3>
        <p>If you end your turn with more than ten cubes, you return cubes of your choice until ten are left.</p>

        <h3>The end</h3>
        <p>
          With two or three players somebody’s sixth point card brings the last round, with four or five the fifth. The
          round is played to its end, so all have had equally many turns. Add up your point cards, 3 for each gold coin,
          1 for each silver coin and 1 for each cube left that is not turmeric. Between equals, the one later in turn
          order wins.
        </p>

        <h3>What others see</h3>
        <p>
          Caravans, played cards and coins are open. Cards in hand and the points you claimed are yours alone until the
          end.
        </p>
      </div>
    </Dialog>
  );
}
