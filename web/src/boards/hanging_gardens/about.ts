import picture from '../../art/hanging_gardens.svg';
import type { About } from '../board';

const about: About = {
  order: 3,
  minutes: 45,
  seats: [2, 3, 4],
  icon: 'building-park',
  picture,
};

export default about;
