import picture from '../../art/hanging_gardens.svg';
import type { About } from '../board';

const about: About = {
  order: 3,
  first: true,
  newcomer: { start_player: 0 },
  minutes: 45,
  icon: 'building-park',
  picture,
};

export default about;
