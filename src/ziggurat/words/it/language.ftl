# Il nome della lingua, come lo mostrano i menu.

language-name = Italiano
