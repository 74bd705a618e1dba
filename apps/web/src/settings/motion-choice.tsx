import { Segments } from '../controls/segments.tsx';
import { say } from '../i18n/shell.ts';
import { MOTIONS, useMotion } from './motion.ts';

export function MotionChoice() {
  const [motion, setMotion] = useMotion();
  return (
    <Segments
      label={say('motion')}
      choices={MOTIONS.map((value) => ({ value, label: say(`motion.${value}`) }))}
      value={motion}
      onChange={setMotion}
    />
  );
}
